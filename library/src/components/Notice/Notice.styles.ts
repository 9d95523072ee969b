import { color, radius, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

import { messageRow, messageText } from '../../foundation/messageRow.styles.ts';

export const Root: StyledComponent<'div'> = styled.div`
  ${messageRow}
  flex-wrap: wrap;
  padding: ${space.xs} ${space.md};
  border: ${size.hairline} solid ${color.border.accent};
  border-radius: ${radius.control};
  background: ${color.surface.accentSoft};
  color: ${color.text.default};
  font: ${text.body};

  &[data-actions] {
    padding-block: ${space.sm};
  }
  &[data-tone='success'] {
    border-color: ${color.border.success};
    background: ${color.surface.successSoft};
  }
  &[data-tone='warning'] {
    border-color: ${color.border.warning};
    background: ${color.surface.warningSoft};
  }
  &[data-tone='danger'] {
    border-color: ${color.border.danger};
    background: ${color.surface.dangerSoft};
  }
`;

export const Body: StyledComponent<'div'> = styled.div`
  /* the icon stays beside the text; the buttons move below the text if the text would become too narrow */
  ${messageText}
  flex: 1 1 min(14em, 100% - 3em);

  /* on a phone, the buttons of all notices are below the text, also a single short one */
  [data-actions] > & {
    flex-basis: min(20em, 100% - 3em);
  }
`;

export const Title: StyledComponent<'div'> = styled.div`
  font: ${text.bodyStrong};
`;

export const Actions: StyledComponent<'div'> = styled.div`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  align-items: center;
  align-self: center;
  justify-content: flex-end;
  min-block-size: ${size.controlSmall};
  margin-inline-start: auto;
  gap: ${space.sm};
`;
