import { color, radius, size, space, text } from '@tuanbao/tokens';
import { Radio as AriaRadio, RadioGroup } from 'react-aria-components/RadioGroup';
import { styled, type StyledComponent } from 'styled-components';

import { choiceRow, fieldColumn } from '../Field/Field.styles.ts';

export const Root: StyledComponent<typeof RadioGroup> = styled(RadioGroup)`
  ${fieldColumn}
  max-inline-size: none;
`;

export const Options: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.xl};

  &[data-orientation='vertical'] {
    flex-direction: column;
    align-items: flex-start;
  }
`;

export const Radio: StyledComponent<typeof AriaRadio> = styled(AriaRadio)`
  ${choiceRow}

  &::before {
    flex: none;
    box-sizing: border-box;
    inline-size: 1.25em;
    block-size: 1.25em;
    margin-block-start: 0.125em;
    border: ${size.hairline} solid ${color.border.control};
    border-radius: ${radius.pill};
    background: ${color.surface.default};
    content: '';
  }
  &[data-readonly]::before {
    background: ${color.surface.sunken};
  }
  &[data-hovered]::before {
    border-color: ${color.border.strong};
  }
  &[data-invalid]::before {
    border-color: ${color.border.danger};

    @media (forced-colors: active) {
      border-width: ${size.focusRing};
    }
  }
  &[data-selected]::before {
    border: 0.375em solid ${color.surface.accent};
  }
  &[data-readonly][data-selected]::before {
    border-color: ${color.border.control};
  }
  &[data-disabled]::before {
    border-color: ${color.border.default};
    background: ${color.surface.disabled};
  }

  [data-part='description'] {
    display: block;
    color: ${color.text.muted};
    font: ${text.hint};
  }
  &[data-disabled] [data-part='description'] {
    color: inherit;
  }
`;
