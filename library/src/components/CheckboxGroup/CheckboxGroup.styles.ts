import { color, size, space, text } from '@tuanbao/tokens';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { styled, type StyledComponent } from 'styled-components';

import { fieldColumn } from '../Field/Field.styles.ts';

export const Root: StyledComponent<typeof CheckboxGroup> = styled(CheckboxGroup)`
  ${fieldColumn}
  max-inline-size: none;
`;

export const All: StyledComponent<'div'> = styled.div`
  padding-block-end: ${space.xs};
  border-block-end: ${size.hairline} solid ${color.border.default};
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

export const Count: StyledComponent<'span'> = styled.span`
  color: ${color.text.muted};
  font: ${text.hint};
`;
