const { areaConfig } = require('@mosaico/shared/build/webpack/area-config.ts');

module.exports = areaConfig({ dir: __dirname });
