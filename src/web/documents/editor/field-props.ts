import type { Dispatch } from "react";
import type { Draft, TextField } from "./draft.ts";
import type { DraftAction } from "./draft-reducer.ts";
import type { Issues } from "./read-draft.ts";

/** What every group of fields is given. */
export type FieldsProps = { draft: Draft; dispatch: Dispatch<DraftAction>; issues: Issues };

const pathOf: Partial<Record<TextField, string>> = {
  email: "contact.email",
  phone: "contact.phone",
  address: "contact.address",
  jobDescription: "job_description",
};

/** Value, change handler and error of one text field. */
export function textField({ draft, dispatch, issues }: FieldsProps, field: TextField) {
  return {
    value: draft[field],
    error: issues[pathOf[field] ?? field],
    onChange: (event: { target: { value: string } }) => dispatch({ do: "set", field, value: event.target.value }),
  };
}
