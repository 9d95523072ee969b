import { color, radius, size } from '@tuanbao/tokens';
import { styled } from 'styled-components';

/** Section of the page. Problems can link to the section, which then gets the focus. */
export const Part = styled.section`
  min-inline-size: 0;
  border-radius: ${radius.card};
  outline: 0;

  &:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
  }
`;
