export * from './create-reactive.ts';
