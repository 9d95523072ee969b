import { color, font, motion, radius, size, space, text } from '@tuanbao/tokens';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { styled, type StyledComponent } from 'styled-components';

export const Root: StyledComponent<typeof Disclosure> = styled(Disclosure)`
  color: ${color.text.default};
  font: ${text.body};
`;

export const Heading: StyledComponent<typeof AriaHeading> = styled(AriaHeading)`
  margin: ${space.none};
  font: ${text.body};
`;

export const Trigger: StyledComponent<typeof Button> = styled(Button)`
  display: flex;
  gap: ${space.sm};
  align-items: center;
  inline-size: 100%;
  min-block-size: ${size.control};
  padding: ${space.none};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: inherit;
  font: inherit;
  font-weight: ${font.weight.medium};
  text-align: start;
  cursor: pointer;

  > svg {
    transition: transform ${motion.quick};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }
  &[data-hovered] {
    color: ${color.text.accent};
  }
  &[data-disabled] {
    color: ${color.text.disabled};
    cursor: not-allowed;
  }
  &[data-focus-visible] {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: ${size.focusRing};
  }
  @media (prefers-reduced-motion: reduce) {
    > svg {
      transition: none;
    }
  }
  @media print {
    > svg {
      display: none;
    }
  }
`;

export const Panel: StyledComponent<typeof DisclosurePanel> = styled(DisclosurePanel)`
  padding-inline-start: ${space.xl};
  overflow-wrap: anywhere;

  /* a printed section can't be opened, so all sections are printed open */
  @media print {
    &[hidden] {
      display: block;
      content-visibility: visible;
    }
  }
`;
