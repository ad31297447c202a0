export * from './GameCover.tsx';
