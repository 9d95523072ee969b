import { color, font, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

import { Link } from '../platform/navigation/router.ts';

/** The name of a group, which leads to its order. */
export const Name = styled(Link)`
  color: ${color.text.default};
  font-weight: ${font.weight.medium};
  text-decoration: none;

  &:is(:hover, :focus-visible) {
    color: ${color.text.link};
    text-decoration: underline;
  }
`;

/** A value with a quieter one below it. */
export const Lines = styled.span`
  display: grid;

  > small {
    color: ${color.text.muted};
    font: ${text.caption};
  }
`;

/** A wide table scrolls by itself; the page doesn't. */
export const Frame = styled.div`
  overflow-x: auto;
`;
