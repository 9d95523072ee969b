import { color, font, size } from '@tuanbao/tokens';
import { styled } from 'styled-components';

import { Link } from '../platform/navigation/router.ts';

/** Link in the footer, with the font and colour of the footer. */
export const FooterLink = styled(Link)`
  color: ${color.text.link};

  &[aria-current] {
    font-weight: ${font.weight.bold};
    text-decoration: none;
  }
  &:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: ${size.focusRing};
  }
`;
