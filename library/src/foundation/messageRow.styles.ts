import { color, font, size, space } from '@tuanbao/tokens';
import { css, type RuleSet } from 'styled-components';

/**
 * Styles of a message with an icon before its text and small buttons after it. Icon, first line of the text and buttons
 * have the same centre line: each is as high as a small button. `data-tone` colours the icon.
 */
export const messageRow: RuleSet = css`
  display: flex;
  gap: ${space.sm};
  align-items: flex-start;
  overflow-wrap: anywhere;

  > svg {
    block-size: ${size.controlSmall};
    color: ${color.text.accent};
  }
  &[data-tone='success'] > svg {
    color: ${color.text.success};
  }
  &[data-tone='warning'] > svg {
    color: ${color.text.warning};
  }
  &[data-tone='danger'] > svg {
    color: ${color.text.danger};
  }
`;

/** Styles of the text in a `messageRow`. A single line of the text is as high as a small button. */
export const messageText: RuleSet = css`
  box-sizing: border-box;
  min-inline-size: 0;
  padding-block: calc((${size.controlSmall} - ${font.lineHeight.normal} * 1em) / 2);
`;
