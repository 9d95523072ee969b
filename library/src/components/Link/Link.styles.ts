import { color, radius, size, space } from '@tuanbao/tokens';
import { Link } from 'react-aria-components/Link';
import { styled, type StyledComponent } from 'styled-components';

export const Root: StyledComponent<typeof Link> = styled(Link)`
  border-radius: ${radius.control};
  color: ${color.text.link};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  overflow-wrap: anywhere;
  cursor: pointer;

  > svg {
    margin-inline-start: ${space.hair};
    vertical-align: -0.15em;
  }
  &[data-hovered] {
    text-decoration-thickness: ${size.focusRing};
  }
  &[data-disabled] {
    color: ${color.text.disabled};
    text-decoration: none;
    cursor: not-allowed;
  }
  &[data-focus-visible] {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: ${size.focusRing};
  }
`;
