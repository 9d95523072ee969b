import { Button } from '@tuanbao/library/components/Button';
import { color } from '@tuanbao/tokens';
import { styled } from 'styled-components';

/**
 * Quiet button of a destructive action in a row or below a text. The button that confirms the action in a dialog is a
 * `Button` with the variant `danger`.
 */
export const DangerButton = styled(Button)`
  &[data-variant='quiet']:not([data-disabled]) {
    color: ${color.text.danger};
  }
`;
