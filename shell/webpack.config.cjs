const { shellConfig } = require('@mosaico/shared/build/webpack/shell-config.ts');

module.exports = shellConfig({ dir: __dirname });
