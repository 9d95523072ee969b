import { color, radius, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

import { Link } from '../../client/platform/navigation/router.ts';

/** Name of a row, as a link. */
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

/** Parts of a cell side by side, such as a tag and a text. */
export const Inline = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  align-items: center;
`;

/** Muted text: the second line of a cell, or a secondary text. */
export const Muted = styled.span`
  display: block;
  color: ${color.text.muted};
  font: ${text.hint};
`;
