import { color, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

/** The paper on which a story of a docs page is shown. */
export const Paper: StyledComponent<'div'> = styled.div`
  padding: ${space.lg};
  background: ${color.surface.page};
  color: ${color.text.default};
  font: ${text.body};
`;
