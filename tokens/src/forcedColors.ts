/** A colour that the user's system chooses (CSS Color 4, system colours). */
type SystemColor =
  | 'Canvas'
  | 'CanvasText'
  | 'LinkText'
  | 'ButtonFace'
  | 'ButtonText'
  | 'ButtonBorder'
  | 'Field'
  | 'FieldText'
  | 'GrayText'
  | 'Highlight'
  | 'HighlightText';

/**
 * System colour that replaces each colour token when the system forces its own colours (`forced-colors: active`).
 * Filled, emphasised areas use `Highlight` and `HighlightText`, disabled text is grey, and most other colours are those
 * of text on the canvas. Where only the hue carries the meaning (an invalid field, the tone of a tag), the control also
 * shows a shape. Null means that the browser chooses the colour.
 */
export const forcedColors: Readonly<Record<string, SystemColor | null>> = {
  'color.text.default': 'CanvasText',
  'color.text.muted': 'CanvasText',
  'color.text.disabled': 'GrayText',
  'color.text.on-accent': 'HighlightText',
  'color.text.accent': 'CanvasText',
  'color.text.danger': 'CanvasText',
  'color.text.success': 'CanvasText',
  'color.text.warning': 'CanvasText',
  'color.text.link': 'LinkText',
  'color.text.on-inverse': 'Canvas',
  'color.surface.page': 'Canvas',
  'color.surface.default': 'Canvas',
  'color.surface.raised': 'Canvas',
  'color.surface.sunken': 'Canvas',
  'color.surface.head': 'Canvas',
  'color.surface.hover': 'Canvas',
  'color.surface.selected': 'Canvas',
  'color.surface.disabled': 'Canvas',
  'color.surface.inverse': 'CanvasText',
  'color.surface.accent': 'Highlight',
  'color.surface.accent-hover': 'Highlight',
  'color.surface.accent-soft': 'Canvas',
  'color.surface.danger': 'Highlight',
  'color.surface.danger-hover': 'Highlight',
  'color.surface.danger-soft': 'Canvas',
  'color.surface.success-soft': 'Canvas',
  'color.surface.warning-soft': 'Canvas',
  'color.surface.scrim': null, // The browser changes the colour, not the transparency.
  'color.print.paper': null,
  'color.print.ink': null,
  'color.border.default': 'CanvasText',
  'color.border.control': 'ButtonBorder',
  'color.border.strong': 'CanvasText',
  'color.border.focus': 'Highlight',
  'color.border.danger': 'CanvasText',
  'color.border.accent': 'Highlight',
  'color.border.success': 'CanvasText',
  'color.border.warning': 'CanvasText',
};
