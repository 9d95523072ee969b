import { color, space } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export { Actions, Stack } from '../../client/platform/page/layout.styles.ts';
export { Muted, Name } from '../list/cells.styles.ts';

/** Sentence above the content of a card. */
export const Hint = styled.p`
  margin: ${space.none};
  color: ${color.text.muted};
`;

/** Text that keeps the line breaks of its author. */
export const Words = styled.p`
  margin: ${space.none};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/** List of links to files. */
export const Files = styled.ul`
  display: grid;
  gap: ${space.sm};
  margin: ${space.none};
  padding: ${space.none};
  list-style: none;
`;
