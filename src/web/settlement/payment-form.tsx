import { useState, type SyntheticEvent } from "react";
import { dayOf } from "#shared/dates.ts";
import { readMoney, textOfMoney } from "#shared/documents/figure-text.ts";
import type { Cents } from "#shared/money.ts";
import { paymentMethods, paymentMethodSchema, type PaymentMethod } from "#shared/settlement/schema.ts";
import { reasonOf } from "#web/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField, TextField } from "#web/ui/field.tsx";
import { useRecordPayment } from "./api.ts";
import { methodLabels } from "./method-labels.ts";
import styles from "./settlement.module.css";

/** Notes money that came in: the whole balance unless another amount is written. */
export function PaymentForm({ documentId, balance }: { documentId: string; balance: Cents }) {
  const record = useRecordPayment(documentId);
  const [id] = useState(() => crypto.randomUUID());
  const [amount, setAmount] = useState(textOfMoney(balance));
  const [paidOn, setPaidOn] = useState(() => dayOf(new Date()));
  const [method, setMethod] = useState<PaymentMethod>("check");
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState("");
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const read = readMoney(amount);
    if (!read.ok) return setProblem(read.message);
    if (read.value === null || read.value <= 0) return setProblem("Write how much came in.");
    setProblem("");
    record.mutate(
      { id, amount: read.value, paidOn, method, note: note.trim() === "" ? null : note.trim() },
      {
        onError: (error) => setProblem(reasonOf(error, "It was not recorded. Please try again.")),
      },
    );
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <h3>Record a payment</h3>
      <TextField
        label="Amount"
        figures
        inputMode="decimal"
        value={amount}
        error={problem}
        onChange={(event) => setAmount(event.target.value)}
      />
      <TextField
        label="Paid on"
        type="date"
        required
        value={paidOn}
        onChange={(event) => setPaidOn(event.target.value)}
      />
      <SelectField
        label="Method"
        value={method}
        onChange={(event) => setMethod(paymentMethodSchema.parse(event.target.value))}
      >
        {paymentMethods.map((one) => (
          <option key={one} value={one}>
            {methodLabels[one]}
          </option>
        ))}
      </SelectField>
      <TextField label="Note" optional maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
      <Button type="submit" look="main" busy={record.isPending}>
        Record the payment
      </Button>
    </form>
  );
}
