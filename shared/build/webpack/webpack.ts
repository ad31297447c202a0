import { createRequire } from 'node:module';
import type webpackFunction from 'webpack';

const require = createRequire(import.meta.url);

/** webpack is CommonJS and warns when its deprecated exports are enumerated, which an ES import may do. */
export const webpack = require('webpack') as typeof webpackFunction;
export const WebpackError: typeof webpack.WebpackError = webpack.WebpackError;
export const LoadScriptRuntimeModule: typeof webpack.runtime.LoadScriptRuntimeModule =
  webpack.runtime.LoadScriptRuntimeModule;
