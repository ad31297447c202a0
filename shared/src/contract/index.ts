export * from './area.ts';
export * from './events.ts';
export * from './languages.ts';
export * from './platform.ts';
export * from './release.ts';
export * from './request-url.ts';
export * from './telemetry.ts';
export * from './version.ts';
