import { color, radius, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Root: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  align-items: flex-start;
  padding: ${space.sm} ${space.md};
  border: ${size.hairline} solid ${color.border.accent};
  border-radius: ${radius.control};
  background: ${color.surface.accentSoft};
  color: ${color.text.default};
  font: ${text.body};
  overflow-wrap: anywhere;

  > svg {
    margin-block-start: ${space.hair};
    color: ${color.text.accent};
  }

  &[data-tone='success'] {
    border-color: ${color.border.success};
    background: ${color.surface.successSoft};
  }
  &[data-tone='success'] > svg {
    color: ${color.text.success};
  }
  &[data-tone='warning'] {
    border-color: ${color.border.warning};
    background: ${color.surface.warningSoft};
  }
  &[data-tone='warning'] > svg {
    color: ${color.text.warning};
  }
  &[data-tone='danger'] {
    border-color: ${color.border.danger};
    background: ${color.surface.dangerSoft};
  }
  &[data-tone='danger'] > svg {
    color: ${color.text.danger};
  }
`;

export const Body: StyledComponent<'div'> = styled.div`
  /* buttons wrap below the text before it becomes a narrow column; the icon stays beside the text */
  flex: 1 1 min(14em, 100% - 3em);
  min-inline-size: 0;
`;

export const Title: StyledComponent<'div'> = styled.div`
  font: ${text.bodyStrong};
`;

export const Actions: StyledComponent<'div'> = styled.div`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  margin-inline-start: auto;
  gap: ${space.sm};
`;
