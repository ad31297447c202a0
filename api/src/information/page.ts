/** Which rows of a list: page from 1, `limit` rows each (G28). */
export interface Page {
  readonly page: number;
  readonly limit: number;
}
