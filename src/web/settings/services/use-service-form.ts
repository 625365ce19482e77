import { useState } from "react";
import { textOfMoney } from "#shared/documents/figure-text.ts";
import type { Service } from "#shared/services/schema.ts";
import { ApiError } from "#web/api-client.ts";
import { toast, toastError } from "#web/ui/toast.ts";
import { useSaveService } from "../api.ts";
import { readService, type ServiceText } from "./read-service.ts";

const textOf = (service: Service | null): ServiceText => ({
  name: service?.name ?? "",
  description: service?.description ?? "",
  category: service?.category ?? "",
  hourlyRate: textOfMoney(service?.hourlyRate ?? null),
  fixedRate: textOfMoney(service?.fixedRate ?? null),
});

/** Refusals that the user can do something about are said in the server's words. */
const SAID = new Set([409, 422]);

/** The fields of a service, and saving them. After adding one the fields are empty for the next; its category stays. */
export function useServiceForm(service: Service | null) {
  const save = useSaveService();
  const [before, setBefore] = useState(() => textOf(service));
  const [text, setText] = useState(before);
  const [isActive, setActive] = useState(service?.isActive ?? true);
  const [issues, setIssues] = useState<Partial<ServiceText>>({});

  const field = (name: keyof ServiceText) => ({
    value: text[name],
    error: issues[name],
    onChange: (event: { target: { value: string } }) => setText({ ...text, [name]: event.target.value }),
  });

  const begin = (next: ServiceText) => {
    setBefore(next);
    setText(next);
    setActive(true);
  };

  const submit = (onDone?: () => void) => {
    const read = readService(text);
    setIssues(read.issues);
    if (read.service === null) return;
    save.mutate(
      { id: service?.id, service: { ...read.service, isActive } },
      {
        onSuccess: (saved) => {
          toast(service ? "Service saved" : "Service added", saved.name);
          if (onDone) onDone();
          else begin({ ...textOf(null), category: text.category });
        },
        onError: (error) => {
          const said = error instanceof ApiError && SAID.has(error.status);
          const verb = service ? "save" : "add";
          toastError("Error", said ? error.reason : `Failed to ${verb} service. Please try again.`);
        },
      },
    );
  };

  const isDirty = JSON.stringify(text) !== JSON.stringify(before) || isActive !== (service?.isActive ?? true);
  return { field, isActive, setActive, isDirty, isBusy: save.isPending, submit };
}
