import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { toastError } from "#web/ui/toast.ts";
import { CropFrame } from "./crop-frame.tsx";
import { MOST_ZOOM, settle, WHOLE, type Framing } from "./crop.ts";
import styles from "./profile.module.css";
import { cropLogo, type Picture } from "./read-logo.ts";

type CropDialogProps = { picture: Picture; onUse: (dataUrl: string) => void; onClose: () => void };

/** Chooses what of the picture stands on the documents; all of it, unless one goes closer. */
export function CropDialog({ picture, onUse, onClose }: CropDialogProps) {
  const [framing, setFraming] = useState<Framing>(WHOLE);
  const [isBusy, setBusy] = useState(false);
  const change = (next: Partial<Framing>) => setFraming((now) => settle(picture, { ...now, ...next }));
  const use = async () => {
    setBusy(true);
    const dataUrl = await cropLogo(picture, framing).catch(() => null);
    setBusy(false);
    if (dataUrl !== null) onUse(dataUrl);
    else toastError("Error", "The picture could not be cropped. Use all of it, or choose another.");
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Fit the logo"
      description="This is the space that your logo has on a document. Zoom in and drag to crop it."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="main" busy={isBusy} onClick={() => void use()}>
            Use logo
          </Button>
        </>
      }
    >
      <CropFrame picture={picture} framing={framing} onMove={change} />
      <div className={styles.zoom}>
        <Field label="Zoom">
          {(ids) => (
            <input
              {...ids}
              type="range"
              min={1}
              max={MOST_ZOOM}
              step={0.05}
              value={framing.zoom}
              aria-valuetext={`${Math.round(framing.zoom * 100)}%`}
              onChange={(event) => change({ zoom: Number(event.target.value) })}
            />
          )}
        </Field>
        <Button look="quiet" disabled={framing.zoom === 1} onClick={() => setFraming(WHOLE)}>
          Show all of it
        </Button>
      </div>
    </Dialog>
  );
}
