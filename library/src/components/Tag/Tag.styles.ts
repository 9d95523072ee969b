import { color, radius, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Root: StyledComponent<'span'> = styled.span`
  display: inline-flex;
  gap: ${space.hair};
  align-items: center;
  padding-inline: ${space.sm};
  border: ${size.hairline} solid ${color.border.default};
  border-radius: ${radius.pill};
  background: ${color.surface.sunken};
  color: ${color.text.default};
  font: ${text.hint};
  white-space: nowrap;

  &[data-tone='info'] {
    border-color: ${color.border.accent};
    background: ${color.surface.accentSoft};
    color: ${color.text.accent};
  }
  &[data-tone='success'] {
    border-color: ${color.border.success};
    background: ${color.surface.successSoft};
    color: ${color.text.success};
  }
  &[data-tone='warning'] {
    border-color: ${color.border.warning};
    background: ${color.surface.warningSoft};
    color: ${color.text.warning};
  }
  &[data-tone='danger'] {
    border-color: ${color.border.danger};
    background: ${color.surface.dangerSoft};
    color: ${color.text.danger};
  }
`;
