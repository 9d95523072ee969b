import { color, font, radius, shadow, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

/**
 * The reason of a problem beside its cell. It doesn't take the focus when it appears. It is in the top layer of the
 * page.
 */
export const Root: StyledComponent<'div'> = styled.div`
  position: fixed;
  inset: auto;
  display: flex; /* WebKit makes a popover with a grid as high as the window */
  flex-direction: column;
  gap: ${space.sm};
  box-sizing: border-box;
  inline-size: max-content; /* not narrower beside the edge of the window; the position is moved instead */
  max-inline-size: min(${size.popover}, 100vw);
  margin: ${space.none};
  padding: ${space.sm} ${space.md};
  border: ${size.hairline} solid ${color.border.danger};
  border-radius: ${radius.card};
  background: ${color.surface.raised};
  box-shadow: ${shadow.overlay};
  font: ${text.label};
  overflow-wrap: anywhere;
  pointer-events: none; /* the cells below it can be clicked */

  p {
    margin: ${space.none};
    color: ${color.text.danger};
    font-weight: ${font.weight.medium};
  }
  &[data-tone='warning'] {
    border-color: ${color.border.warning};

    p {
      color: ${color.text.warning};
    }
  }

  @media print {
    display: none;
  }
`;

/** Buttons that apply a suggested correction. */
export const Fixes: StyledComponent<'span'> = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  align-items: center;
  pointer-events: auto;

  kbd {
    color: ${color.text.muted};
    font: ${text.hint};
  }
`;
