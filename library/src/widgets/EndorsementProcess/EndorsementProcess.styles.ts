import { color, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

import { stepMark } from '../../foundation/stepMark.styles.ts';

export const Way: StyledComponent<'ol'> = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9em, 1fr));
  gap: ${space.md};
  margin: ${space.none};
  padding: ${space.none};
  color: ${color.text.default};
  font: ${text.body};
  list-style: none;
`;

export const Stage: StyledComponent<'li'> = styled.li`
  display: flex;
  gap: ${space.sm};
  align-items: flex-start;
  min-inline-size: 0;

  ${stepMark}
  small {
    display: block;
    color: ${color.text.muted};
    font: ${text.caption};
  }
  &[data-state='current'] > span:last-child,
  &[data-state='stopped'] > span:last-child {
    font: ${text.bodyStrong};
  }
  &[data-state='done'] > [data-part='mark'] {
    color: ${color.text.success};
  }
  &[data-state='current'] > [data-part='mark'] {
    border-color: ${color.border.accent};
    color: ${color.text.accent};
  }
  &[data-state='stopped'] > [data-part='mark'] {
    border-color: ${color.border.danger};
    color: ${color.text.danger};
  }
  &[data-state='upcoming'] {
    color: ${color.text.muted};
  }
`;
