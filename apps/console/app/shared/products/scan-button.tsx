import { t } from '@subah/messages/console/message';
import { products as texts } from '@subah/messages/console/products';
import { IconButton } from '@subah/ui/button';
import { Dialog } from '@subah/ui/dialog';
import { toast } from '@subah/ui/toast';
import { ScanBarcode } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Chrome on Android has it; elsewhere a barcode reader types into the search box. */
type Detector = { detect: (image: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
declare const BarcodeDetector: new (options: { formats: string[] }) => Detector;

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'itf'];
const EVERY_MS = 200;

export function ScanButton({ onScan }: { onScan: (barcode: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!('BarcodeDetector' in globalThis)) return null;
  const close = () => setIsOpen(false);
  return (
    <>
      <IconButton label={t(texts.scanBarcode)} onClick={() => setIsOpen(true)}>
        <ScanBarcode className="size-5" aria-hidden />
      </IconButton>
      <Dialog open={isOpen} onClose={close} title={t(texts.scanBarcode)}>
        {isOpen && (
          <Camera
            onScan={(barcode) => {
              close();
              onScan(barcode);
            }}
            onFail={() => {
              close();
              toast(t(texts.cameraFailed), { tone: 'error' });
            }}
          />
        )}
      </Dialog>
    </>
  );
}

type CameraProps = { onScan: (barcode: string) => void; onFail: () => void };

function Camera({ onScan, onFail }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const scanned = useEffectEvent(onScan);
  const failed = useEffectEvent(onFail);
  useEffect(() => {
    const detector = new BarcodeDetector({ formats: FORMATS });
    let stream: MediaStream | undefined;
    let isClosed = false;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const look = async () => {
      const found = video.current && (await detector.detect(video.current).catch(() => []));
      const barcode = found?.[0]?.rawValue;
      if (barcode && !isClosed) scanned(barcode);
    };
    const timer = setInterval(() => void look(), EVERY_MS);
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment' } })
      .then((opened) => {
        stream = opened;
        if (isClosed) stop();
        else if (video.current) video.current.srcObject = opened;
      })
      .catch(() => failed());
    return () => {
      isClosed = true;
      clearInterval(timer);
      stop();
    };
  }, []);
  return <video ref={video} autoPlay playsInline muted className="w-full rounded-card bg-ink" />;
}
