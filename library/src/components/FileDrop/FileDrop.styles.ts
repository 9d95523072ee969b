import { color, radius, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Root: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.sm};
  align-items: center;
  padding: ${space.xl} ${space.lg};
  border: ${size.hairline} dashed ${color.border.control};
  border-radius: ${radius.card};
  background: ${color.surface.default};
  color: ${color.text.default};
  font: ${text.body};
  text-align: center;
  overflow-wrap: anywhere;

  &[data-variant='line'] {
    flex-flow: row wrap;
    gap: ${space.xs} ${space.md};
    padding: ${space.sm} ${space.md};
    border-radius: ${radius.control};
    text-align: start;

    > button {
      order: 1;
      margin-inline-start: auto;
    }
  }
  &[data-drop-target] {
    border-color: ${color.border.accent};
    background: ${color.surface.accentSoft};
  }
  &[data-invalid] {
    border-color: ${color.border.danger};
  }
  &[data-disabled] {
    background: ${color.surface.disabled};
    color: ${color.text.disabled};
  }
`;

export const Label: StyledComponent<'span'> = styled.span`
  font: ${text.bodyStrong};
`;

export const Mark: StyledComponent<'span'> = styled.span`
  margin-inline-start: ${space.hair};
  color: ${color.text.danger};
`;

export const Hint: StyledComponent<'span'> = styled.span`
  color: ${color.text.muted};
  font: ${text.hint};

  [data-disabled] & {
    color: inherit;
  }
`;

/** Hint and error, one below the other. */
export const Hints: StyledComponent<'span'> = styled.span`
  display: flex;
  flex-direction: column;
`;

export const Message: StyledComponent<'span'> = styled.span`
  color: ${color.text.danger};
  font: ${text.hint};
`;
