import { root } from '@bench/bench';
import { checkText, exposeForm, initial, names } from '@bench/form';
import { checkAll } from '@bench/persons';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
const values = initial();
let el: HTMLElement;
exposeForm('floor-uncontrolled', {
  notes: 'plain uncontrolled inputs written to a ref: the limit',
  mount() {
    el = root();
    flushSync(() =>
      createRoot(el).render(
        <form>
          {names.map((n) => (
            <label key={n} style={{ display: 'inline-block', width: 280 }}>
              {n}
              <input
                name={n}
                defaultValue={values[n]}
                onChange={(e) => {
                  values[n] = e.target.value;
                }}
              />
            </label>
          ))}
        </form>,
      ),
    );
  },
  model: (i) => values[names[i]],
  submit: () => names.filter((n) => checkText(values[n])).length + checkAll(values.persons).size,
});
