import { createRequire } from 'node:module';
import type webpackFunction from 'webpack';

/** webpack is CommonJS and warns when its deprecated exports are enumerated, which an ES import may do. */
export const webpack = createRequire(import.meta.url)('webpack') as typeof webpackFunction;
export const { WebpackError } = webpack;
