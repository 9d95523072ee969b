import { color, font } from '@tuanbao/tokens';
import { styled } from 'styled-components';

import { Link } from '../platform/navigation/router.ts';

/** Name of a group, which links to its order. */
export const Name = styled(Link)`
  color: ${color.text.default};
  font-weight: ${font.weight.medium};
  text-decoration: none;

  &:is(:hover, :focus-visible) {
    color: ${color.text.link};
    text-decoration: underline;
  }
`;

/** Keeps headings on one line, and reserves space for names. */
export const Frame = styled.div`
  thead th,
  thead th button {
    white-space: nowrap;
  }
  tbody th {
    min-inline-size: 12em;
    word-break: normal;
  }
`;
