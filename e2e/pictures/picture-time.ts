/** When the pictures are taken, whenever that is: an early evening at Rio, so that light, dates and hours are the same every time. */
export const PICTURE_TIME = new Date('2026-10-09T18:12:00-03:00');
