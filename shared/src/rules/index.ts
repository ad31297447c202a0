export * from './birth-date.ts';
export * from './chat-rain.ts';
export * from './cpf.ts';
export * from './language-code.ts';
export * from './phone.ts';
export * from './pix-key.ts';
export * from './registration.ts';
