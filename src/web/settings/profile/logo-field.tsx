import { Crop, Upload } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { FieldNote } from "#web/ui/field.tsx";
import { Opened } from "#web/ui/part-boundary.tsx";
import { part } from "#web/ui/part.ts";
import styles from "./profile.module.css";
import { readLogo, type Picture } from "./read-logo.ts";

const CropDialog = part(async () => (await import("./crop-dialog.tsx")).CropDialog);

type LogoFieldProps = { value: string | null; onChange: (logoUrl: string | null) => void };

/** The logo on white, as paper shows it; a file is fitted first, and saving the profile keeps it. */
export function LogoField({ value, onChange }: LogoFieldProps) {
  const [message, setMessage] = useState<string>();
  const [picture, setPicture] = useState<Picture | null>(null);
  const [isFitting, setFitting] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = await readLogo(file);
    setMessage(read.ok ? undefined : read.message);
    if (!read.ok) return;
    setPicture(read.picture);
    setFitting(true);
  };
  return (
    <div className={styles.logoField} role="group" aria-label="Logo">
      <div className={styles.logoPaper} data-theme="light">
        {value ? <img src={value} alt="Your logo" /> : <span>No logo yet</span>}
      </div>
      <div>
        <input
          ref={input}
          className="visually-hidden"
          type="file"
          accept="image/*"
          aria-label="Logo file"
          aria-describedby={noteId}
          tabIndex={-1}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
        <div className={styles.logoButtons}>
          <Button icon={<Upload aria-hidden="true" />} onClick={() => input.current?.click()}>
            {value ? "Change logo" : "Upload a logo"}
          </Button>
          {value && picture && (
            <Button look="quiet" icon={<Crop aria-hidden="true" />} onClick={() => setFitting(true)}>
              Crop
            </Button>
          )}
          {value && (
            <Button look="quiet" onClick={() => onChange(null)}>
              Remove
            </Button>
          )}
        </div>
        <FieldNote id={noteId} hint="PNG, JPG, WebP or GIF, under 5 MB." error={message} />
      </div>
      {isFitting && picture && (
        <Opened onClose={() => setFitting(false)}>
          <CropDialog
            picture={picture}
            onClose={() => setFitting(false)}
            onUse={(dataUrl) => {
              onChange(dataUrl);
              setFitting(false);
            }}
          />
        </Opened>
      )}
    </div>
  );
}
