import { root } from '@bench/bench';
import { checkText, exposeForm, initial, names } from '@bench/form';
import { checkAll } from '@bench/persons';
import { useForm } from '@tanstack/react-form';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
let form: any;
function App() {
  form = useForm({ defaultValues: initial() });
  return (
    <form>
      {names.map((n) => (
        <form.Field key={n} name={n} validators={{ onChange: ({ value }: any) => checkText(value) }}>
          {(f: any) => (
            <label style={{ display: 'inline-block', width: 280 }}>
              {n}
              <input value={f.state.value} onChange={(e) => f.handleChange(e.target.value)} onBlur={f.handleBlur} />
              {f.state.meta.errors.length > 0 && <em>{f.state.meta.errors[0]}</em>}
            </label>
          )}
        </form.Field>
      ))}
    </form>
  );
}
exposeForm('tanstack-form', {
  notes: 'TanStack Form 1, per-field onChange validators, 500 persons in defaultValues',
  mount() {
    flushSync(() => createRoot(root()).render(<App />));
  },
  model: (i) => form.state.values[names[i]],
  async submit() {
    await form.validateAllFields('change');
    return form.state.errors.length + checkAll(form.state.values.persons).size;
  },
});
