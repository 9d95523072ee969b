import { color, font, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

import { stepMark } from '../../foundation/stepMark.styles.ts';

/**
 * Styles of the list of the insurer's steps. The list is similar to the `Stepper` in which the agent made the
 * endorsement.
 */
export const Way: StyledComponent<'ol'> = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm} ${space.xl};
  margin: ${space.none};
  padding: ${space.none};
  color: ${color.text.muted};
  font: ${text.body};
  list-style: none;
`;

export const Stage: StyledComponent<'li'> = styled.li`
  display: flex;
  gap: ${space.sm};
  align-items: center;

  ${stepMark}
  &[data-state='done'] {
    color: ${color.text.default};
  }
  &[data-state='done'] > [data-part='mark'] {
    border-color: ${color.border.accent};
    color: ${color.text.accent};
  }
  &:is([data-state='current'], [data-state='stopped']) {
    color: ${color.text.default};
    font-weight: ${font.weight.bold};
  }
  &[data-state='current'] > [data-part='mark'] {
    border-color: ${color.surface.accent};
    background: ${color.surface.accent};
    color: ${color.text.onAccent};
  }
  &[data-state='stopped'] > [data-part='mark'] {
    border-color: ${color.border.danger};
    color: ${color.text.danger};
  }
`;
