/** Files that the player takes along; bundled by the area that makes them. */
export { saveFile } from './save-file.ts';
export { shareFile } from './share-file.ts';
