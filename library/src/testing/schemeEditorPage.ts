import { type Locale, messagesIn } from '../i18n/messagePack.ts';
import { messages } from '../widgets/SchemeEditor/SchemeEditor.messages.ts';
import { beginningWith, containing } from './names.ts';
import type { Part } from './part.ts';

/** Page object of a `SchemeEditor`. All methods except `schemes`, `open` and `add` apply to the open scheme. */
export interface SchemeEditorPage {
  /**
   * Texts of the tabs, one for each scheme. A tab begins with the name of its scheme. If the scheme has problems, the
   * text of its tab also mentions the problems.
   */
  schemes(): Promise<readonly string[]>;
  open(scheme: string): Promise<void>;
  add(): Promise<void>;
  copy(): Promise<void>;
  /**
   * Removes the scheme. If the scheme has persons, a dialog asks for confirmation.
   * @param isSure true to confirm, false to cancel.
   * @default true
   */
  remove(isSure?: boolean): Promise<void>;
  rename(name: string): Promise<void>;
  choosePlan(plan: string): Promise<void>;
  hasClause(clause: string): Promise<boolean>;
  /** Ticks or clears the checkbox of an optional clause. */
  toggleClause(clause: string): Promise<void>;
  chooseSumInsured(clause: string, label: string): Promise<void>;
  choosePayoutRatio(label: string): Promise<void>;
  chooseDeductible(label: string): Promise<void>;
  /** Writes the number of persons of an occupation. */
  writeHeads(occupation: string, heads: number): Promise<void>;
}

async function fillAndLeave(field: Part, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Enter');
}

/** Creates the page object of the only scheme editor in a part of the page. */
export function schemeEditorPage(root: Part, locale: Locale): SchemeEditorPage {
  const words = messagesIn(messages, locale);
  const press = (name: string) => root.find('button', name).click();
  const clauseBox = (clause: string) => root.find('checkbox', clause);
  return {
    async schemes() {
      await root.find('tab').text();
      return root.texts('tab');
    },
    open: (scheme) => root.find('tab', scheme).click(),
    add: () => press(words.add),
    copy: () => press(words.copy),
    async remove(isSure = true) {
      await press(words.remove);
      const [question] = await root.page().texts('alertdialog');
      if (question === undefined) return;
      await root
        .page()
        .find('alertdialog')
        .find('button', isSure ? words.remove : words.cancel)
        .click();
    },
    rename: (name) => fillAndLeave(root.find('textbox', words.name), name),
    choosePlan: (plan) => root.find('radio', containing(plan)).toggle(),
    hasClause: (clause) => clauseBox(clause).isChecked(),
    toggleClause: (clause) => clauseBox(clause).toggle(),
    chooseSumInsured: (clause, label) => root.find('combobox', words.sumInsuredOf(clause)).choose(label),
    choosePayoutRatio: (label) => root.find('combobox', beginningWith(words.payoutRatio)).choose(label),
    chooseDeductible: (label) => root.find('combobox', beginningWith(words.deductible)).choose(label),
    writeHeads: (occupation, heads) => fillAndLeave(root.find('textbox', words.headCountOf(occupation)), String(heads)),
  };
}
