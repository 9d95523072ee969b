import { color, font, size } from '@tuanbao/tokens';
import { styled } from 'styled-components';

import { Link } from '../platform/navigation/router.ts';

/** Link in the footer. It has the colour of links; the link to the page that is open is bold. */
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
