import { color, motion, radius, size, space } from '@tuanbao/tokens';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import { styled, type StyledComponent } from 'styled-components';

import { choiceRow, fieldColumn } from '../Field/Field.styles.ts';

export const Root: StyledComponent<typeof SwitchField> = styled(SwitchField)`
  ${fieldColumn}
  inline-size: auto;
  max-inline-size: none;
`;

export const Button: StyledComponent<typeof SwitchButton> = styled(SwitchButton)`
  ${choiceRow}
  align-self: flex-start;

  > [data-part='track'] {
    display: flex;
    flex: none;
    box-sizing: border-box;
    inline-size: 2.25em;
    block-size: 1.375em;
    padding: ${space.hair};
    border: ${size.hairline} solid ${color.border.control};
    border-radius: ${radius.pill};
    background: ${color.surface.sunken};
    transition: background-color ${motion.quick};
  }
  [data-part='thumb'] {
    block-size: 100%;
    aspect-ratio: 1;
    border-radius: ${radius.pill};
    background: ${color.border.control};
    transition: margin-inline-start ${motion.quick};

    @media (forced-colors: active) {
      background: ButtonText;
    }
  }
  &[data-hovered] > [data-part='track'] {
    border-color: ${color.border.strong};
  }
  &[data-invalid] > [data-part='track'] {
    border-color: ${color.border.danger};
  }
  &[data-selected] > [data-part='track'] {
    border-color: ${color.surface.accent};
    background: ${color.surface.accent};
  }
  &[data-selected] [data-part='thumb'] {
    margin-inline-start: auto;
    background: ${color.text.onAccent};

    @media (forced-colors: active) {
      background: Highlight;
    }
  }
  &[data-disabled] > [data-part='track'] {
    border-color: ${color.border.default};
    background: ${color.surface.disabled};
  }
  &[data-disabled] [data-part='thumb'] {
    background: ${color.text.disabled};
  }
  @media (prefers-reduced-motion: reduce) {
    > [data-part='track'],
    [data-part='thumb'] {
      transition: none;
    }
  }
`;
