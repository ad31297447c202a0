const { areaConfig } = require('@mosaico/shared/build/webpack/presets.ts');

module.exports = areaConfig({ dir: __dirname });
