import { color, space } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Refusal: StyledComponent<'span'> = styled.span`
  display: inline-flex;
  gap: ${space.xs};
  align-items: center;
  color: ${color.text.warning};

  svg {
    flex: none;
  }
`;
