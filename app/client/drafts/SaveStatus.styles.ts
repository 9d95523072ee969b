import { color, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Root = styled.span`
  display: inline-flex;
  gap: ${space.xs};
  align-items: center;
  color: ${color.text.muted};
  font: ${text.hint};

  &[data-status='failed'],
  &[data-status='refused'],
  &[data-status='conflict'] {
    color: ${color.text.danger};
  }
`;
