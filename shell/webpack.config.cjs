const { shellConfig } = require('@mosaico/shared/build/webpack/presets.ts');

module.exports = shellConfig({ dir: __dirname });
