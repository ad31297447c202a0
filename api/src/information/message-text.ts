/** Title and plain text; paragraphs are divided by empty lines. */
export interface MessageText {
  readonly title: string;
  readonly content: string;
}
