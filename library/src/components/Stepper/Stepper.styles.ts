import { color, font, radius, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

import { stepMark } from '../../foundation/stepMark.styles.ts';

export const Root: StyledComponent<'ol'> = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm} ${space.xl};
  margin: ${space.none};
  padding: ${space.none};
  color: ${color.text.muted};
  font: ${text.body};
  list-style: none;
`;

export const Step: StyledComponent<'li'> = styled.li`
  display: flex;
  gap: ${space.sm};
  align-items: center;

  ${stepMark}
  > button {
    padding: ${space.none};
    border: 0;
    border-radius: ${radius.control};
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  > button:hover {
    text-decoration: underline;
  }
  > button:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: ${size.focusRing};
  }

  &[data-state='current'] {
    color: ${color.text.default};
    font-weight: ${font.weight.bold};
  }
  &[data-state='current'] > [data-part='mark'] {
    border-color: ${color.surface.accent};
    background: ${color.surface.accent};
    color: ${color.text.onAccent};
  }
  &:is([data-state='complete'], [data-state='faulty']) {
    color: ${color.text.default};
  }
  &[data-state='complete'] > [data-part='mark'] {
    border-color: ${color.border.accent};
    color: ${color.text.accent};
  }
  &[data-state='faulty'] > [data-part='mark'] {
    border-color: ${color.border.danger};
    color: ${color.text.danger};
  }
`;
