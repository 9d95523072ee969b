import { color, radius, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

import { Link } from '../../client/platform/navigation/router.ts';

export { Actions, Stack } from '../../client/platform/page/layout.styles.ts';

/** Link that is the name of a row. */
export const Name = styled(Link)`
  color: ${color.text.accent};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    border-radius: ${radius.control};
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: ${size.hairline};
  }
`;

/** Second line of a cell, or a text that is less important. */
export const Muted = styled.span`
  display: block;
  color: ${color.text.muted};
  font: ${text.hint};
`;

/** Sentence above the content of a card. */
export const Hint = styled.p`
  margin: ${space.none};
  color: ${color.text.muted};
`;

/** Text with the line breaks that its writer entered. */
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
