import { color, font, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

import { Link } from '../platform/navigation/router.ts';

/** Name of an applicant in the table. It is a link to the order, quotation, endorsement or draft of the row. */
export const Name = styled(Link)`
  color: ${color.text.default};
  font-weight: ${font.weight.medium};
  text-decoration: none;

  &:is(:hover, :focus-visible) {
    color: ${color.text.link};
    text-decoration: underline;
  }
`;

/** Text below the table about the keyboard shortcuts. The text is shown only on devices with a mouse. */
export const Keys = styled.p`
  display: none;
  margin: ${space.none};
  color: ${color.text.muted};
  font: ${text.hint};

  @media (hover: hover) and (pointer: fine) {
    display: block;
  }
`;

/**
 * Frame of the table. Words in headings aren't broken, and the columns of names keep enough space. In a window that is
 * at most 60rem wide, a table that is wider than the page scrolls in its frame.
 */
export const Frame = styled.div`
  @media (max-width: 60rem) {
    overflow-x: auto;
  }
  thead th,
  thead th button {
    overflow-wrap: normal;
    word-break: keep-all; /* Chinese headings stay on one line, English ones break between words */
  }
  tbody td {
    overflow-wrap: break-word;
  }
  [data-part='lines'] {
    min-inline-size: 8em;
  }
  tbody th {
    min-inline-size: 12em;
    word-break: normal;
  }
`;
