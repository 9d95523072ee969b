import { filledText, listOf, shape, text, whole } from './fields.ts';

/** Schema of a stored file in a response. */
export const storedFile = shape({
  url: text(500),
  name: text(200),
  type: text(60),
  size: whole(0, 1e12),
  readUrl: text(5000),
  thumbnailUrl: text(5000),
});

/** Schema of a list of at most `max` addresses of stored files in a request. */
export const fileUrls = (max: number) => listOf(filledText(500), max);
