import { color, font, radius, shadow, size, space, text } from '@tuanbao/tokens';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { styled, type StyledComponent } from 'styled-components';

import { fieldColumn } from '../Field/Field.styles.ts';

export const Root: StyledComponent<typeof RadioGroup> = styled(RadioGroup)`
  ${fieldColumn}
  align-items: flex-start;
  max-inline-size: none;
`;

/** If the labels need more than one row, the options wrap, so that a phone shows all options. */
export const Track: StyledComponent<'div'> = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  box-sizing: border-box;
  max-inline-size: 100%;
  padding: ${space.hair};
  border: ${size.hairline} solid ${color.border.control};
  border-radius: ${radius.control};
  background: ${color.surface.sunken};

  [data-invalid] > & {
    border-color: ${color.border.danger};
  }
`;

export const Segment: StyledComponent<typeof Radio> = styled(Radio)`
  display: inline-flex;
  flex: auto;
  align-items: center;
  justify-content: center;
  box-sizing: border-box;
  min-block-size: ${size.controlSmall};
  padding-inline: ${space.md};
  border: ${size.hairline} solid transparent;
  border-radius: ${radius.control};
  color: ${color.text.default};
  font: ${text.body};
  cursor: pointer;

  &[data-hovered] {
    background: ${color.surface.hover};
  }
  &[data-selected] {
    border-color: ${color.border.accent};
    background: ${color.surface.default};
    color: ${color.text.accent};
    font-weight: ${font.weight.medium};
    box-shadow: ${shadow.card};
  }
  &[data-disabled] {
    color: ${color.text.disabled};
    cursor: not-allowed;
  }
  &[data-disabled][data-selected] {
    border-color: ${color.border.default};
    background: ${color.surface.disabled};
  }
  &[data-focus-visible] {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: ${size.hairline};
  }
`;
