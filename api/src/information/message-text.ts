/** Title and text: of a notification plain, with paragraphs divided by empty lines; of an announcement Markdown (G56). */
export interface MessageText {
  readonly title: string;
  readonly content: string;
}
